import { faultsInApi, faultsInOutbox, faultsInSearch } from './planted-faults';
import { simulatorForTests } from './suite';

// simulator.nightly.ts and outbox.nightly.ts try many more.
const simulator = simulatorForTests();
simulator.testFaultsInOutbox(faultsInOutbox);
simulator.testFaultsInApi('whole', faultsInApi);
simulator.testFaultsInApi('jobs', faultsInSearch);
simulator.testSchedules('outbox', { seed: 1_000, schedules: 4_000 });
simulator.testSchedules('whole', { seed: 3_000, schedules: 300 });
simulator.testSchedules('jobs', { seed: 5_000, schedules: 200 });
