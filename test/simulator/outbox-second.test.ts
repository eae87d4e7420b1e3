import { testOutboxSchedules } from './schedules';

testOutboxSchedules(2_000, 48_000);
