import { useSearchParams } from 'react-router-dom';
import { Button } from '@mcs-repairs/shared/ui/Button';
import { StarIcon } from '@mcs-repairs/shared/ui/icons';
import { viewOf } from './listSettings';

/** Opens the form that saves the current filters. Without filters the button is disabled. */
export function SaveView({ onSave }: { onSave: () => void }) {
  const [params] = useSearchParams();
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<StarIcon />}
      disabled={viewOf(params) === ''}
      onClick={onSave}
    >
      Save view of list
    </Button>
  );
}
