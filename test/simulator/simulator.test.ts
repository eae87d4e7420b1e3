import { faultsInApi, faultsInOutbox } from './planted-faults';
import { simulatorForTests } from './suite';

// simulator.nightly.ts runs many more.
const simulator = simulatorForTests();
simulator.testFaultsInOutbox(faultsInOutbox);
simulator.testSchedules('outbox', { seed: 1_000, schedules: 2_000 });
simulator.testFaultsInApi(faultsInApi);
simulator.testSchedules('whole', { seed: 3_000, schedules: 300 });
