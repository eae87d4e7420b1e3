import { prepareNative } from './prepare-native';

/** What npm runs before each command that opens a store. */
prepareNative();
