/** Returns the first message of a chat about this device. */
export function chatMessage(deviceModel: string, issue?: string): string {
  return issue
    ? `Hello, I have a question about my ${deviceModel} (${issue}).`
    : `Hello, I have a question about my ${deviceModel}.`;
}
