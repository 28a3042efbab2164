import { latest } from './latest';
import type { Db } from './schema';
import { stateMark } from './stateMark';

/**
 * Caches the answers to questions about the database until the next commit, at most `most` of them.
 * If there are more, removes the answer that nobody has used for the longest time. Concurrent
 * callers share an answer. An answer is never older than the request for it. `make` must depend
 * only on the question and the database. Callers must not change an answer.
 */
export function keptAnswers<Question, Answer>(
  db: Db,
  most: number,
  make: (question: Question) => Promise<Answer>,
): (question: Question) => Promise<Answer> {
  const answers = new Map<string, () => Promise<Answer>>();
  return (question) => {
    const key = JSON.stringify(question);
    const answer = answers.get(key) ?? latest(kept(db, () => make(question)));
    answers.delete(key);
    answers.set(key, answer);
    const oldest = answers.size > most ? answers.keys().next().value : undefined;
    if (oldest !== undefined) answers.delete(oldest);
    return answer();
  };
}

function kept<Answer>(db: Db, make: () => Promise<Answer>): () => Promise<Answer> {
  let last: { answer: Answer; mark: string } | undefined;
  return async () => {
    // Reads the state mark of the database before `make` runs. If a commit happens during `make`,
    // the next call finds another mark and makes a new answer.
    const mark = await stateMark(db);
    if (last?.mark === mark) return last.answer;
    const answer = await make();
    last = { answer, mark };
    return answer;
  };
}
