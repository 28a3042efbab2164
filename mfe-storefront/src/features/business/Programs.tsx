import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '@mcs-repairs/shared/ui/ButtonLink';
import { CheckIcon } from '@mcs-repairs/shared/ui/icons';
import { Tabs } from '@mcs-repairs/shared/ui/Tabs';
import { PROGRAMS, type Program, type ProgramValue } from './programs';
import styles from './Programs.module.css';

const TABS = PROGRAMS.map((program) => ({
  value: program.value,
  label: program.label,
  content: <ProgramPanel program={program} />,
}));

/** Shows five offers as tabs. The address names the open tab (`?tab=school`). */
export function Programs() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const open = PROGRAMS.find(({ value }) => value === asked)?.value ?? PROGRAMS[0].value;

  const choose = (tab: ProgramValue) =>
    setParams({ tab }, { replace: true, preventScrollReset: true });

  return <Tabs label="What we offer" tabs={TABS} value={open} onValueChange={choose} />;
}

function ProgramPanel({
  program: { heading, text, points, actions, price },
}: {
  program: Program;
}) {
  return (
    <div className={styles.panel}>
      <div className={styles.words}>
        <h3 className={styles.heading}>{heading}</h3>
        <p className={styles.text}>{text}</p>
        {price && <p className={styles.price}>{price}</p>}
        <div className={styles.actions}>
          {actions.map(({ label, to }, position) => (
            <ButtonLink key={label} to={to} variant={position === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            <CheckIcon /> {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
