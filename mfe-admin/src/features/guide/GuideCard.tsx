import { useId, useRef, useState } from 'react';
import { addSamples, removeSamples, skipInGuide } from '@mcs-repairs/shared/domain/contract/guide';
import type { OperationsPort } from '@mcs-repairs/shared/data/operations';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Guide, GuideSkip } from '@mcs-repairs/shared/domain/types/guide';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { useStaffAction } from '../../staff/useStaffAction';
import { StepRow } from './StepRow';
import styles from './GuideCard.module.css';

type GuideCardProps = {
  guide: Guide;
  /**
   * The work that the page had when it opened. Beside work, the guide has no primary button. Beside
   * urgent work, the steps are folded into one line.
   */
  work: 'urgent' | 'some' | 'none';
};

/**
 * Shows the steps that set up a new shop, and a button for sample data. When no steps are left, the
 * card only offers to remove the sample data.
 */
export function GuideCard({ guide, work }: GuideCardProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { act, working, failure } = useStaffAction();
  const { steps, hasSamples, canAddSamples } = guide;
  const isOpen = steps.length > 0;
  const [isFolded, setFolded] = useState(work === 'urgent');
  const folds = isOpen && isFolded;
  const done = steps.filter(({ state }) => state === 'done').length;
  const next = steps.find(({ state }) => state === 'to-do')?.step;

  type Work = (shop: OperationsPort) => Promise<Result<null>>;
  /** `keepsCard` is false if the card disappears after the change. */
  async function run(work: Work, keepsCard: boolean, text?: string) {
    const result = await act(work, text);
    // The pressed button disappears, so focus moves to a heading.
    if (result.ok) (keepsCard ? heading.current : document.querySelector('h1'))?.focus();
  }
  const skip = (step: GuideSkip, text?: string) =>
    void run(({ call }) => call(skipInGuide, { body: { skip: step } }), step !== 'guide', text);

  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <div className={styles.top}>
        <div className={styles.heading}>
          <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.title}>
            {isOpen ? 'Set up your shop' : 'Sample data'}
          </h2>
          {isOpen && (
            <span className={styles.count}>
              {done} of {steps.length} done
            </span>
          )}
        </div>
        {folds ? (
          <Button
            variant="quiet"
            size="small"
            className={styles.hide}
            onClick={() => {
              setFolded(false);
              // The pressed button disappears, so focus moves to the heading.
              heading.current?.focus();
            }}
          >
            Show set-up steps
          </Button>
        ) : (
          isOpen && (
            <Button
              variant="quiet"
              size="small"
              className={styles.hide}
              disabled={working}
              onClick={() => skip('guide', 'The guide is hidden.')}
            >
              Hide set-up guide
            </Button>
          )
        )}
      </div>
      {isOpen && !folds && (
        <ol className={styles.steps}>
          {steps.map(({ step, state }) => (
            <StepRow
              key={step}
              step={step}
              state={state}
              guide={guide}
              isNext={step === next}
              isPrimary={work === 'none'}
              disabled={working}
              onSkip={() => skip(step)}
            />
          ))}
        </ol>
      )}
      {(canAddSamples || hasSamples) && !folds && (
        <div className={styles.samples}>
          <p>
            {hasSamples
              ? 'Your lists show sample data. Reports do not count sample data.'
              : 'Try your lists with ten sample bookings and an enquiry. Nobody gets a message.'}
          </p>
          <Button
            variant="secondary"
            size="small"
            loading={working}
            onClick={() =>
              void run(
                ({ call }) => call(hasSamples ? removeSamples : addSamples, {}),
                isOpen,
                hasSamples ? 'The sample data is removed.' : 'The sample data is added.',
              )
            }
          >
            {hasSamples ? 'Remove sample data' : 'Add sample data'}
          </Button>
        </div>
      )}
      {failure && (
        <Notice tone="danger" live className={styles.failure}>
          {failure.message}
        </Notice>
      )}
    </section>
  );
}
