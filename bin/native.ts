import { prepareNative } from './prepare-native';

/** Run by npm before each command that opens a store. */
prepareNative().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
