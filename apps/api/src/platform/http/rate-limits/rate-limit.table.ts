import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often one client did something since its count began; the columns are those of rate-limiter-flexible. */
@Entity({ schema: 'durable', name: 'rate_limits' })
export class RateLimitRow {
  /** The limit's name and a hash of the client: no address is kept. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'rate_limits_pkey' })
  key!: string;

  @Column({ type: 'integer' })
  points!: number;

  /** Milliseconds since 1970. */
  @Column({ type: 'bigint' })
  expire!: number;
}
