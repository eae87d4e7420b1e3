import { rareFaultsInApi } from './planted-faults';
import { simulatorForTests } from './suite';

const simulator = simulatorForTests();
simulator.testFaultsInApi(rareFaultsInApi);
simulator.testSchedules('whole', { seed: 3_001, schedules: 4_000 });
