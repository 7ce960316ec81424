import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { confirmPlace } from '../../../shared/api/buyer';
import type { Schemas } from '../../../shared/api/client';
import { keepOrder, readOrder } from '../../../shared/report/current-order';

export type PlaceAnswers = Schemas['ConfirmPlaceRequest'];

/** The order made in this tab and the open questions about its location; null in other browsers. */
export function useOrder(reportId: string) {
  const [order, setOrder] = useState(() => readOrder(reportId));
  const saving = useMutation({
    mutationFn: (answers: PlaceAnswers) => confirmPlace(reportId, answers),
    onSuccess: (_, answers) => {
      if (!order) return;
      const answered = { ...order, answers };
      keepOrder(answered);
      setOrder(answered);
    },
  });
  const [changing, setChanging] = useState<PlaceAnswers | null>(null);
  return {
    order,
    saving,
    /** Blocks payment until the questions are answered. */
    isOpen: order !== null && order.place.open.length > 0 && order.answers === null,
    earlier: changing,
    change: () => {
      setChanging(order?.answers ?? null);
      setOrder(order && { ...order, answers: null });
    },
  };
}

export type OrderOfTab = ReturnType<typeof useOrder>;
