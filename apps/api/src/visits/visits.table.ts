import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Visitors per day, of the site (`code` is empty) or of a referral link. */
@Entity({ schema: 'durable', name: 'visits' })
export class VisitsRow {
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'visits_pkey' })
  day!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'visits_pkey' })
  code!: string;

  @Column({ type: 'integer' })
  visitors!: number;
}

/** The salt of a day's marks; deleted after the day. */
@Entity({ schema: 'durable', name: 'visit_salts' })
export class VisitSaltRow {
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'visit_salts_pkey' })
  day!: string;

  @Column({ type: 'text' })
  salt!: string;
}

/** Irreversible marks of the visitors already counted on a day; deleted after the day. */
@Entity({ schema: 'durable', name: 'visitor_marks' })
export class VisitorMarkRow {
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'visitor_marks_pkey' })
  day!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'visitor_marks_pkey' })
  mark!: string;
}
