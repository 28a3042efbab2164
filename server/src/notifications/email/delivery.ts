import { createTransport, type SendMailOptions } from 'nodemailer';
import { FilesAway, type Files } from '../../runtime';
import { mailFile } from './mailFiles';

/** Sends an email. Rejects with a `DeliveryFailure` if the mail server does not accept it. */
export type Delivery = {
  deliver(id: string, mail: SendMailOptions): Promise<void>;
  /** True if emails are only written to files, so that nobody gets them. */
  isFile?: boolean;
};

/**
 * Thrown if an email was not accepted. `connection` means that all other emails would also fail
 * now. `limit` means that a limit of the shop is reached.
 */
export class DeliveryFailure extends Error {
  constructor(
    readonly reason: 'connection' | 'refused' | 'deferred' | 'limit',
    /**
     * The error code of the library, or the status code of the mail server. For `limit`, the name
     * of the limit. The mail server's text is left out, because it contains addresses.
     */
    readonly detail: string,
  ) {
    super(`mail was not delivered: ${reason} ${detail}`);
  }
}

export type Patience = { connectionMs: number; silenceMs: number; totalMs: number };
/**
 * A mail server may look for viruses before it confirms an email. If the site gave up too soon, it
 * would send the email again.
 */
const PATIENCE: Patience = { connectionMs: 10_000, silenceMs: 55_000, totalMs: 60_000 };

/**
 * Sends emails over SMTP. Each email uses its own connection. With a pool of connections, an email
 * could be sent twice if a connection breaks.
 */
export function smtpDelivery(smtpUrl: string, patience: Patience = PATIENCE): Delivery {
  const timeouts = {
    connectionTimeout: patience.connectionMs,
    greetingTimeout: patience.connectionMs,
    dnsTimeout: patience.connectionMs,
    socketTimeout: patience.silenceMs,
  };
  return {
    async deliver(_id, mail) {
      const transport = createTransport({ ...timeouts, url: smtpUrl });
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(
          () => reject(new DeliveryFailure('connection', 'total time')),
          patience.totalMs,
        );
      });
      try {
        await Promise.race([transport.sendMail(mail), late]);
      } catch (error) {
        throw error instanceof DeliveryFailure ? error : failureOf(error);
      } finally {
        clearTimeout(timer);
        transport.close();
      }
    },
  };
}

/** Stores each email as a file. Used if there is no mail server. */
export function fileDelivery(files: Files): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    isFile: true,
    async deliver(id, mail) {
      const { message } = await transport.sendMail(mail);
      try {
        await files.write(mailFile(id), message as Buffer);
      } catch (error) {
        if (error instanceof FilesAway) throw new DeliveryFailure('connection', error.reason);
        throw error;
      }
    },
  };
}

function failureOf(error: unknown): DeliveryFailure {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const number = responseCode ?? 0;
  if (number >= 500 && code !== 'EAUTH') return new DeliveryFailure('refused', String(number));
  if (number >= 400 && code !== 'EAUTH') return new DeliveryFailure('deferred', String(number));
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return new DeliveryFailure('refused', code);
  return new DeliveryFailure('connection', code ?? 'unknown');
}
