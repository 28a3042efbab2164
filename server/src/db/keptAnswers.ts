import { latest } from './latest';
import type { Db } from './schema';
import { stateMark } from './stateMark';

/**
 * Answers to questions about the database, kept until anybody commits anything; `most` of them, the one that was not asked for
 * longest goes first. Who asks together is answered together, and nobody with what was so before they asked. What `make`
 * answers must follow from the question and the database alone, and is shared: nobody changes it.
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
    // Before the answer is made: what is committed in between is found by the next look.
    const mark = await stateMark(db);
    if (last?.mark === mark) return last.answer;
    const answer = await make();
    last = { answer, mark };
    return answer;
  };
}
