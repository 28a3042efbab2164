import type { Question } from '@mcs-repairs/shared/domain/catalogue/question';
import { Disclosure } from '@mcs-repairs/shared/ui/Disclosure';
import { MarkedText } from '@mcs-repairs/shared/ui/MarkedText';
import { Section } from '@mcs-repairs/shared/ui/Section';
import styles from './Faq.module.css';

/** Shows questions that open one by one. The page contains all answers, even without JavaScript. */
export function Faq({ questions, heading }: { questions: readonly Question[]; heading: string }) {
  return (
    <Section>
      <div className={styles.columns}>
        <h2>{heading}</h2>
        <div className={styles.questions}>
          {questions.map(({ question, answer }) => (
            <Disclosure key={question} headingLevel={3} title={question}>
              <p>
                <MarkedText text={answer} />
              </p>
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  );
}
