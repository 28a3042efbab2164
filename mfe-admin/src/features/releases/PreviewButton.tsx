import { releasesApi } from 'shared/data/releases/endpoints';
import { failureOf } from 'shared/domain/rules/failureOf';
import { Button } from 'shared/ui/Button';
import { Notice } from 'shared/ui/Notice';
import { VisuallyHidden } from 'shared/ui/VisuallyHidden';

type PreviewButtonProps = { remote: string; version: string; path: string };

/** Shows a version to this browser alone. The link is followed with a page load: the version comes with the next page. */
export function PreviewButton({ remote, version, path }: PreviewButtonProps) {
  const [preview, { data, error, isLoading }] = releasesApi.usePreviewReleaseMutation();
  if (data) {
    return (
      <Notice tone="success" live>
        This browser now shows {remote} {version}. <a href={path}>Look at it</a>
      </Notice>
    );
  }
  return (
    <>
      {error && (
        <Notice tone="danger" live>
          {failureOf(error).message}
        </Notice>
      )}
      <Button
        variant="secondary"
        size="small"
        loading={isLoading}
        onClick={() => void preview({ remote, show: version })}
      >
        Preview
        <VisuallyHidden>
          {' '}
          {remote} {version}
        </VisuallyHidden>
      </Button>
    </>
  );
}
