import { FilesAway, type Files } from '../../runtime';

/** The folder of emails in the store of files, if there is no mail server. */
export const MAILS = 'mail/';

/** The file has the name of the row, so that a repeated attempt overwrites it. */
export const mailFile = (id: string) => `${MAILS}${id}.eml`;

/** Removes the files of erased emails. Most emails have none. */
export async function removeMailFiles(files: Files, ids: readonly string[]): Promise<void> {
  try {
    for (const id of ids) await files.remove(mailFile(id));
  } catch (error) {
    // The retention job removes what is left.
    if (!(error instanceof FilesAway)) throw error;
  }
}
