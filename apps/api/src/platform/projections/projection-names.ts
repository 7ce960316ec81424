/** `reporting.report-status@1` lives in the schema `rm_reporting_report_status_v1`. */
export function schemaName(projection: string): string {
  const parts = /^([a-z][a-z0-9-]*)\.([a-z][a-z0-9-]*)@([1-9]\d*)$/.exec(projection);
  if (!parts) throw new Error(`${projection} is not a projection's name: module.read-model@n`);
  const [, module, readModel, version] = parts;
  const schema = `rm_${module}_${readModel}_v${version}`.replaceAll('-', '_');
  if (schema.length > 50) throw new Error(`${projection} is too long a name for a schema`);
  return schema;
}
