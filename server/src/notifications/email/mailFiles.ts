import { FilesAway, type Files } from '../../runtime';

/** The folder that contains emails as files, if there is no mail server. */
export const MAILS = 'mail/';

/**
 * Returns the name of the file of an email. It contains the id of the row, so a second attempt
 * overwrites the file of the first one.
 */
export const mailFile = (id: string) => `${MAILS}${id}.eml`;

/** Deletes the files of erased emails. Most emails have no file. */
export async function removeMailFiles(files: Files, ids: readonly string[]): Promise<void> {
  try {
    for (const id of ids) await files.remove(mailFile(id));
  } catch (error) {
    // If the storage of files is unavailable, a job deletes the files later.
    if (!(error instanceof FilesAway)) throw error;
  }
}
