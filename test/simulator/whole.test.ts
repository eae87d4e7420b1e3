import { faultsInApi, faultsInSearch } from './planted-faults';
import { simulatorForTests } from './suite';

// whole.nightly.ts tries many more.
const simulator = simulatorForTests();
simulator.testFaultsInApi('whole', faultsInApi);
simulator.testFaultsInApi('jobs', faultsInSearch);
simulator.testSchedules('whole', { seed: 3_000, schedules: 300 });
simulator.testSchedules('jobs', { seed: 5_000, schedules: 200 });
