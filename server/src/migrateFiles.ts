import { copyToBucket, runOperation } from './operations';

await runOperation(async (config) => {
  const { copied, present } = await copyToBucket(config);
  console.info(`Copied ${copied} files into the bucket; ${present} were there already.`);
});
