import { Link } from 'react-router-dom';
import type { Guide, GuideStep } from '@mcs-repairs/shared/domain/types/guide';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { CheckIcon, MinusIcon } from '@mcs-repairs/shared/ui/icons';
import { STEP_TEXTS } from './guideSteps';
import styles from './GuideCard.module.css';

type StepRowProps = {
  step: GuideStep;
  state: Guide['steps'][number]['state'];
  guide: Guide;
  /** Whether this is the next step. It has a button, and the other steps have links. */
  isNext: boolean;
  /** Whether the button of the next step is the primary button of the page. */
  isPrimary: boolean;
  disabled: boolean;
  onSkip: () => void;
};

export function StepRow({ step, state, guide, isNext, isPrimary, disabled, onSkip }: StepRowProps) {
  const { title, hint, to } = STEP_TEXTS[step];
  const start = `Start step: ${title}`;
  return (
    <li className={classes(styles.step, isNext && styles.isNext)} data-state={state}>
      <span aria-hidden className={styles.mark}>
        {state === 'done' && <CheckIcon size={14} />}
        {state === 'skipped' && <MinusIcon size={14} />}
      </span>
      <div className={styles.words}>
        {state === 'done' || isNext ? (
          <span className={styles.name}>{title}</span>
        ) : (
          <Link to={to(guide)} className={styles.name} aria-label={start}>
            {title}
          </Link>
        )}
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
        {isNext && (
          <ButtonLink
            to={to(guide)}
            size="small"
            variant={isPrimary ? 'primary' : 'secondary'}
            aria-label={start}
          >
            Start step
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

const NAMES = { done: 'Done', skipped: 'Skipped' };
