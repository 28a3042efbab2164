import { useEffect, useRef, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type { OperationsPort } from '@mcs-repairs/shared/data/operations';
import type { PreviewLinks } from '@mcs-repairs/shared/domain/contract/previewLinks';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { useStaffAction } from '../staff/useStaffAction';
import { PagePreview } from './PagePreview';

type PagePreviewOptions<Checked> = {
  /** The schema of the form. */
  schema: ZodMiniType<Checked>;
  /** The value of the form before validation. */
  value: unknown;
  /** Requests a preview of the value. */
  ask: (call: OperationsPort['call'], checked: Checked) => Promise<Result<PreviewLinks>>;
};

/**
 * Previews the unsaved change of a form on the real page. `preview` is the preview, or null before
 * a press of the button. `failure` is the refusal of the server until the member edits the form.
 */
export function usePagePreview<Checked>({ schema, value, ask }: PagePreviewOptions<Checked>) {
  const { act, working, failure } = useStaffAction();
  const [links, setLinks] = useState<PreviewLinks | null>(null);
  const [asked, setAsked] = useState('');
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (failure?.fields) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failure]);

  async function show() {
    const checked = schema.safeParse(value);
    // The form is invalid. Submitting it shows the errors beside the fields, and stores nothing.
    if (!checked.success) return form.current?.requestSubmit();
    setAsked(JSON.stringify(value));
    const result = await act(({ call }) => ask(call, checked.data));
    if (result.ok) setLinks(result.value);
  }

  return {
    failure: asked === JSON.stringify(value) ? failure : null,
    /** The properties for the button. The button must belong to the form. */
    button: {
      loading: working,
      onClick: ({ currentTarget }: { currentTarget: HTMLButtonElement }) => {
        form.current = currentTarget.form;
        void show();
      },
    },
    preview: links && <PagePreview {...links} onClose={() => setLinks(null)} />,
  };
}
