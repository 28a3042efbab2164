import { DECLARED_BY_NAME } from './declaredByName';
import { DECLARED_FOR_FEW_PAGES } from './declaredForFewPages';
import { operationsByName } from './operationsByName';

const IDS = [DECLARED_BY_NAME, DECLARED_FOR_FEW_PAGES].flatMap((some) => Object.keys(some));

test.each(IDS)('finds the declaration of %s', async (id) => {
  expect((await operationsByName(id))[id]?.id).toBe(id);
});
