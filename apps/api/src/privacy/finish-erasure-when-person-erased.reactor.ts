import type { PersonErased } from '@closewise/domain/privacy';
import type { Reactor } from '../platform/reactors/reactor.js';
import { finishErasureQueue, type ErasureToFinish } from './finish-erasure.job.js';

/** Every recorded erasure is carried out to its end, also when the process that began it has died. */
export const finishErasureWhenPersonErased: Reactor<PersonErased, ErasureToFinish> = {
  name: 'finish-erasure-when-person-erased',
  on: ['PersonErased'],
  startFrom: 'beginning',
  queue: finishErasureQueue,
  react: ({ data }) => ({ subjectId: data.subjectId }),
};
