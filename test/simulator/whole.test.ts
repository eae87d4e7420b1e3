import { faultsInApi } from './planted-faults';
import { simulatorForTests } from './suite';

// whole.nightly.ts runs many more.
const simulator = simulatorForTests();
simulator.testFaultsInApi(faultsInApi);
simulator.testSchedules('whole', { seed: 3_000, schedules: 300 });
