import { simulatorForTests } from './suite';

simulatorForTests().testSchedules('outbox', { seed: 1_001, schedules: 96_000 });
