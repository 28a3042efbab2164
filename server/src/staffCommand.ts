import { runOperation } from './operations/runOperation';
import { staffCommand } from './operations/staffCommand';

await runOperation(async (config, args) => {
  console.info(await staffCommand(config, args, () => new Date()));
});
