import { Injectable } from '@nestjs/common';
import type { LinkVisits as View } from '@closewise/contracts/affiliates';
import { conversionPercent } from '@closewise/domain/affiliation';
import { daysAfter } from '@closewise/domain/calendar';
import { Clock } from '../../../platform/clock/clock.js';
import { VisitCounts } from '../../../visits/index.js';
import { AffiliateSales } from '../../affiliate-sales/affiliate-sales.js';
import type { KnownAffiliate } from '../affiliates.js';

const days = 30;

/** How many follow an affiliate's link, and how many of them buy. */
@Injectable()
export class LinkVisits {
  constructor(
    private readonly counts: VisitCounts,
    private readonly sales: AffiliateSales,
    private readonly clock: Clock,
  ) {}

  /** Sales of days on which visits were not counted yet are not compared. */
  async of({ affiliateId, code }: KnownAffiliate): Promise<View> {
    const from = daysAfter(this.clock.now().toISOString().slice(0, 10), 1 - days);
    const { firstDay, total, days: counted } = await this.counts.of(code, from);
    const comparedFrom = firstDay !== null && firstDay > from ? firstDay : from;
    const sales = firstDay === null ? 0 : await this.sales.countSince(affiliateId, comparedFrom);
    const lately = counted.reduce((sum, { visitors }) => sum + visitors, 0);
    const byDay = counted.map(({ day, visitors }) => ({ day, visits: visitors }));
    const conversion = conversionPercent(sales, lately);
    return { since: firstDay, total, days, lately, sales, conversionPercent: conversion, byDay };
  }
}
