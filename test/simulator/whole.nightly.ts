import { rareFaultsInApi } from './planted-faults';
import { simulatorForTests } from './suite';

const simulator = simulatorForTests();
simulator.testFaultsInApi('whole', rareFaultsInApi);
simulator.testSchedules('whole', { seed: 3_001, schedules: 4_000 });
simulator.testSchedules('jobs', { seed: 5_001, schedules: 1_000 });
