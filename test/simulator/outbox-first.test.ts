import { testOutboxSchedules } from './schedules';

testOutboxSchedules(1_000, 48_000);
