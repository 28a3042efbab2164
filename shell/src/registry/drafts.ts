/**
 * Listens to typing in every form. Returns a function that says whether typed text is still on the
 * screen. A form that was sent dispatches the event `reset`. Its text then no longer counts as
 * typed text.
 */
export function watchDrafts(): () => boolean {
  const touched = new Set<EventTarget>();
  addEventListener('input', ({ target }) => target && touched.add(target), true);
  addEventListener('reset', ({ target }) => {
    for (const control of touched) {
      if ((target as Element).contains(control as Element)) touched.delete(control);
    }
  });
  return () => {
    for (const control of touched) {
      if (!(control instanceof HTMLElement) || !control.isConnected) touched.delete(control);
      else if (holdsSomething(control)) return true;
    }
    return false;
  };
}

function holdsSomething(control: HTMLElement): boolean {
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
    return control.checked;
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    return control.value !== '';
  return true;
}
