import { runOperation, staffCommand } from './operations';

await runOperation(async (config, args) => {
  console.info(await staffCommand(config, args, () => new Date()));
});
