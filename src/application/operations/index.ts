import { createOperations, type Operations, type OperationsDependencies } from './operations.js';
import { createReadiness, type Readiness, type ReadinessDependencies } from './readiness.js';
import type { UsageEvent, UsageRecorder } from './usage-recorder.js';

export interface RunningPorts extends OperationsDependencies, ReadinessDependencies {
  readonly usageRecorder: UsageRecorder;
}

/** How the service itself does. */
export interface Running {
  readonly operations: Operations;
  readiness(): Promise<Readiness>;
  /** Best effort and buffered; never delays or fails the answer. Answered checks are recorded with the check itself. */
  recordUsage(event: UsageEvent): void;
}

export const createRunning = (ports: RunningPorts): Running => ({
  operations: createOperations({ ...ports, workers: [...ports.workers, ports.usageRecorder.worker] }),
  readiness: createReadiness(ports),
  recordUsage: (event) => ports.usageRecorder.record(event),
});
