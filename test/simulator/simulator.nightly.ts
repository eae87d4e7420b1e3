import { rareFaultsInApi, rareFaultsInOutbox } from './planted-faults';
import { simulatorForTests } from './suite';

const simulator = simulatorForTests();
simulator.testFaultsInOutbox(rareFaultsInOutbox);
simulator.testSchedules('outbox', { seed: 1_001, schedules: 96_000 });
simulator.testFaultsInApi(rareFaultsInApi);
simulator.testSchedules('whole', { seed: 3_001, schedules: 4_000 });
