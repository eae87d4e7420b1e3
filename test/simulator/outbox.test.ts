import { faultsInOutbox } from './planted-faults';
import { simulatorForTests } from './suite';

// outbox.nightly.ts runs many more.
const simulator = simulatorForTests();
simulator.testFaultsInOutbox(faultsInOutbox);
simulator.testSchedules('outbox', { seed: 1_000, schedules: 2_000 });
