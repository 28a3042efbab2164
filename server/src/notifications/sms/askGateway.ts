import { DeliveryFailure } from '../email/delivery';

const TIMEOUT_MS = 20_000;
/** How many bytes of a provider's response the server reads at most. Such responses are short. */
const MOST_BYTES = 16 << 10;

export type GatewayAnswer = { status: number; text: string };

/**
 * Sends one request to a provider or a push service, without following redirects. Never stores the
 * text of the response, because it may contain the phone number or the message.
 */
export async function askGateway(
  url: string,
  init: { headers: Record<string, string>; body: string | Uint8Array<ArrayBuffer> },
  timeoutMs = TIMEOUT_MS,
): Promise<GatewayAnswer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...init, method: 'POST', redirect: 'manual', signal });
    return { status: response.status, text: await beginningOf(response) };
  } catch (error) {
    const { name, cause } = error as { name?: string; cause?: { code?: string } };
    throw new DeliveryFailure('connection', cause?.code ?? name ?? 'unknown');
  }
}

async function beginningOf(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  while (bytes < MOST_BYTES) {
    const { done, value } = await reader.read();
    if (done) return text;
    bytes += value.byteLength;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}
