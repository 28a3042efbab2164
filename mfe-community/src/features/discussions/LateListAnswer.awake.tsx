// The script that hydrates the server's HTML contains the code of the list, because the HTML
// contains the list.
export { askForList, ListAnswer } from './ListAnswer';
