import { Expose } from 'class-transformer';
import { IsOptional, IsString, MinLength } from 'class-validator';

/** Where the posts come from that a start publishes. */
export class ContentConfig {
  /** Folder whose posts are published at the start; in production none unless it is named. */
  @Expose({ name: 'CONTENT_DIR' })
  @IsOptional()
  @IsString()
  @MinLength(1, { message: 'CONTENT_DIR must be the path of a folder with posts' })
  readonly folder?: string;
}
