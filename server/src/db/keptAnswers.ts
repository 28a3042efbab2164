import { latest } from './latest';
import type { Db } from './schema';
import { stateMark } from './stateMark';

/**
 * Caches answers to questions about the database until any commit; `most` of them, and the least recently used is
 * evicted first. Concurrent callers share an answer, which is never older than their request. The result of `make`
 * must depend on the question and the database only. Callers share it and must not change it.
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
    // The mark is read first, so that a commit during `make` is detected by the next look.
    const mark = await stateMark(db);
    if (last?.mark === mark) return last.answer;
    const answer = await make();
    last = { answer, mark };
    return answer;
  };
}
