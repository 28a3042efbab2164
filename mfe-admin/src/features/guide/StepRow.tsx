import type { Guide, GuideStep } from '@mcs-repairs/shared/domain/types/guide';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { CheckIcon, MinusIcon } from '@mcs-repairs/shared/ui/icons';
import { STEP_TEXTS } from './guideSteps';
import styles from './GuideCard.module.css';

type StepRowProps = {
  step: GuideStep;
  state: Guide['steps'][number]['state'];
  guide: Guide;
  /** Whether this step has the primary button. */
  isNext: boolean;
  disabled: boolean;
  onSkip: () => void;
};

export function StepRow({ step, state, guide, isNext, disabled, onSkip }: StepRowProps) {
  const { title, hint, to } = STEP_TEXTS[step];
  return (
    <li className={styles.step} data-state={state}>
      <span aria-hidden className={styles.mark}>
        {state === 'done' && <CheckIcon size={14} />}
        {state === 'skipped' && <MinusIcon size={14} />}
      </span>
      <div className={styles.words}>
        <span className={styles.name}>{title}</span>
        <span className={styles.hint}>{state === 'to-do' ? hint : NAMES[state]}</span>
      </div>
      <div className={styles.actions}>
        {state === 'to-do' && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Skip step: ${title}`}
            disabled={disabled}
            onClick={onSkip}
          >
            Skip step
          </Button>
        )}
        {state !== 'done' && (
          <ButtonLink
            to={to(guide)}
            size="small"
            variant={isNext ? 'primary' : 'secondary'}
            aria-label={`Start step: ${title}`}
          >
            Start step
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

const NAMES = { done: 'Done', skipped: 'Skipped' };
