import { useRef } from 'react';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { UploadIcon } from '@mcs-repairs/shared/ui/icons';

type ImportButtonProps = {
  running: boolean;
  /** What it does while it runs. */
  progress: string;
  onFile: (file: File) => void;
};

export function ImportButton({ running, progress, onFile }: ImportButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="File with exported bookings"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again after it was mended.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        variant="secondary"
        size="small"
        icon={<UploadIcon />}
        loading={running}
        loadingLabel={progress}
        onClick={() => input.current?.click()}
      >
        Import
      </Button>
    </>
  );
}
