import { useLoaderData } from 'react-router-dom';
import { Unhydrated } from '@mcs-repairs/shared/platform/site';
import { legalHead } from '../features/legal/legalHead';
import { loadLegal, type ShownLegal } from '../features/legal/loadLegal';
import { OneVersion } from '../features/legal/OneVersion';
import { ValidVersion } from '../features/legal/ValidVersion';

export function Component() {
  const { page, text, versions } = useLoaderData<ShownLegal>();
  return (
    <Unhydrated id="document">
      {text ? (
        <OneVersion page={page} text={text} />
      ) : (
        <ValidVersion page={page} versions={versions} />
      )}
    </Unhydrated>
  );
}

export const loader = loadLegal;

// The head depends on the path only. The browser can use the head that the server rendered.
export const head = legalHead;
