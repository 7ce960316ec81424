import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

/** How time goes by between the rounds of an execution. */
@Injectable()
export class Pauses {
  wait(ms: number): Promise<void> {
    return pause(ms);
  }
}
