import { useRef } from 'react';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { UploadIcon } from '@mcs-repairs/shared/ui/icons';

type ImportButtonProps = {
  running: boolean;
  /** The progress text while an import runs. */
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
          // Clears the input. Otherwise the browser reports no change if somebody corrects a file
          // and chooses the same file again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        variant="quiet"
        data-stays
        size="small"
        icon={<UploadIcon />}
        loading={running}
        loadingLabel={progress}
        onClick={() => input.current?.click()}
      >
        Import bookings from JSON
      </Button>
    </>
  );
}
