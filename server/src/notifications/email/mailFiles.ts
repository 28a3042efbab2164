import { FilesAway, type Files } from '../../runtime';

/** The folder of emails in the store of files, if there is no mail server. */
export const MAILS = 'mail/';

/**
 * Returns the name of an email's file. It contains the row's id, so a second attempt overwrites the
 * file of the first one.
 */
export const mailFile = (id: string) => `${MAILS}${id}.eml`;

/** Removes the files of erased emails. Most emails have no file. */
export async function removeMailFiles(files: Files, ids: readonly string[]): Promise<void> {
  try {
    for (const id of ids) await files.remove(mailFile(id));
  } catch (error) {
    // If the store of files is unavailable, the retention job removes the files later.
    if (!(error instanceof FilesAway)) throw error;
  }
}
