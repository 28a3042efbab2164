import { createContext, use, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShopCapabilities } from '@mcs-repairs/shared/platform/site';
import { useMay } from '../staff/useRight';
import { lateDialog } from '../form/lateDialog';
import { useShortcutSwitch } from './useShortcutSwitch';

const CommandPalette = lateDialog(async () => {
  const { CommandPalette } = await import(
    /* webpackChunkName: "command-palette" */ './CommandPalette'
  );
  return CommandPalette;
});

const ShortcutHelp = lateDialog(async () => {
  const { ShortcutHelp } = await import(/* webpackChunkName: "shortcut-help" */ './ShortcutHelp');
  return ShortcutHelp;
});

type Keys = {
  /** Whether shortcuts with a single letter work. Members can switch them off. */
  on: boolean;
  switchOn: (on: boolean) => void;
  /** Whether a dialog is open that a shortcut opened. */
  busy: boolean;
  maySearch: boolean;
  mayCheckIn: boolean;
  search: () => void;
  showHelp: () => void;
};

const KeysContext = createContext<Keys | null>(null);

export function useStaffKeys(): Keys {
  const keys = use(KeysContext);
  if (!keys) throw new Error('The keys are missing: render inside AdminFrame');
  return keys;
}

type StaffKeysProps = { enabled: boolean; children: ReactNode };

/**
 * The shortcuts of every staff page: `/` searches, `n` checks in a device, `?` lists the shortcuts.
 * A page can define another command for the same key.
 */
export function StaffKeys({ enabled, children }: StaffKeysProps) {
  const shortcuts = useShortcutSwitch();
  const [open, setOpen] = useState<'search' | 'help' | null>(null);
  const navigate = useNavigate();
  const can = useShopCapabilities();
  const maySearch = useMay('read-bookings');
  const mayCheckIn = useMay('change-bookings') && can.signIn;
  const keys: Keys = {
    on: shortcuts.on,
    switchOn: shortcuts.change,
    busy: open !== null,
    maySearch,
    mayCheckIn,
    search: () => setOpen('search'),
    showHelp: () => setOpen('help'),
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
    if (obey(event)) event.preventDefault();
  });
  // Pages listen on the document, and this code listens on the window. An event reaches the
  // document first, so the page's own shortcut has priority.
  useEffect(() => {
    if (!enabled) return;
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [enabled]);

  return (
    <KeysContext value={keys}>
      {children}
      {open === 'search' && <CommandPalette onClose={() => setOpen(null)} />}
      {open === 'help' && (
        <ShortcutHelp on={shortcuts.on} onSwitch={shortcuts.change} onClose={() => setOpen(null)} />
      )}
    </KeysContext>
  );

  /** Runs the command of a key. Returns false if the key has no command. */
  function obey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
    if (maySearch && key === 'k' && (ctrlKey || metaKey) && !altKey) keys.search();
    else if (!shortcuts.on || ctrlKey || metaKey || altKey || isTyping(target)) return false;
    else if (key === '/' && maySearch) keys.search();
    else if (key === 'n' && mayCheckIn) void navigate('/admin/intake');
    else if (key === '?') keys.showHelp();
    else return false;
    return true;
  }
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null;
