import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type MailServer = {
  url: string;
  port: number;
  received: { from: string; to: string[]; mail: Email }[];
  close(): Promise<void>;
};

/**
 * Starts a real SMTP server that stores the emails it accepts. `behaviour` makes it reject or delay
 * emails.
 */
export async function startMailServer(
  behaviour: SMTPServerOptions = {},
  port = 0,
): Promise<MailServer> {
  const received: MailServer['received'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            mail,
          });
          done();
        });
      });
    },
    ...behaviour,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const taken = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
