import { useState } from 'react';
import { useHydrated } from '@mcs-repairs/shared/platform/site';
import { writeVisitorCookie } from '@mcs-repairs/shared/platform/site';
import css from './SchemeSwitch.module.css';

const SCHEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
type Scheme = (typeof SCHEMES)[number]['value'];

const YEAR_SECONDS = 365 * 24 * 60 * 60;

function chosenScheme(): Scheme {
  const chosen = document.documentElement.dataset['scheme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/**
 * Stores the chosen colour scheme in a cookie. The server writes the scheme into the page.
 * Otherwise the page would briefly show the other scheme.
 */
function choose(scheme: Scheme): void {
  if (scheme === 'system') {
    delete document.documentElement.dataset['scheme'];
    writeVisitorCookie('scheme=; Path=/; Max-Age=0; SameSite=Lax');
  } else {
    document.documentElement.dataset['scheme'] = scheme;
    writeVisitorCookie(`scheme=${scheme}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`);
  }
}

/** Switches between light, dark and the setting of the system. */
export function SchemeSwitch() {
  const hydrated = useHydrated();
  const [picked, setPicked] = useState<Scheme>();
  const current = picked ?? (hydrated ? chosenScheme() : 'system');
  return (
    <fieldset className={css.switch}>
      <legend className="visually-hidden">Colour scheme</legend>
      {SCHEMES.map(({ value, label }) => (
        <label key={value} className={css.choice}>
          <input
            type="radio"
            name="scheme"
            value={value}
            checked={current === value}
            onChange={() => {
              choose(value);
              setPicked(value);
            }}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
