import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { ROOT } from '../../packages/lockfile';

export const MONITORING = path.join(ROOT, 'deploy/monitoring');
const RUNBOOKS = path.join(ROOT, 'docs/runbooks');

const AlertSchema = v.strictObject({
  alert: v.string(),
  expr: v.string(),
  for: v.optional(v.string()),
  labels: v.strictObject({ severity: v.picklist(['critical', 'warning']) }),
  annotations: v.strictObject({ summary: v.string(), runbook_url: v.string() }),
});
const RecordSchema = v.strictObject({
  record: v.string(),
  expr: v.string(),
  labels: v.optional(v.record(v.string(), v.string()), {}),
});
const RulesSchema = v.strictObject({
  groups: v.array(
    v.strictObject({ name: v.string(), rules: v.array(v.union([AlertSchema, RecordSchema])) }),
  ),
});
const CaseSchema = v.strictObject({
  name: v.string(),
  interval: v.string(),
  input_series: v.array(v.strictObject({ series: v.string(), values: v.string() })),
  promql_expr_test: v.array(
    v.strictObject({
      expr: v.string(),
      eval_time: v.string(),
      exp_samples: v.array(v.strictObject({ labels: v.string(), value: v.number() })),
    }),
  ),
});
const CasesSchema = v.looseObject({
  rule_files: v.array(v.string()),
  tests: v.array(CaseSchema),
});
const DashboardSchema = v.looseObject({
  uid: v.string(),
  title: v.string(),
  panels: v.array(
    v.looseObject({
      id: v.number(),
      title: v.string(),
      targets: v.array(v.looseObject({ expr: v.string() })),
    }),
  ),
});

export type Alert = v.InferOutput<typeof AlertSchema>;
export type Rule = Alert | v.InferOutput<typeof RecordSchema>;
export type Case = v.InferOutput<typeof CaseSchema>;

const filesIn = (folder: string) =>
  readdirSync(path.join(MONITORING, folder)).map((name) => path.join(MONITORING, folder, name));

const read = (file: string): unknown => parse(readFileSync(file, 'utf8'));

export const readRules = (): Rule[] =>
  filesIn('rules').flatMap((file) =>
    v.parse(RulesSchema, read(file)).groups.flatMap(({ rules }) => rules),
  );

export const readCases = (): Case[] =>
  filesIn('tests').flatMap((file) => v.parse(CasesSchema, read(file)).tests);

export const readDashboards = () =>
  filesIn('dashboards').map((file) => v.parse(DashboardSchema, read(file)));

export const readRunbooks = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(RUNBOOKS).map((name) => [name, readFileSync(path.join(RUNBOOKS, name), 'utf8')]),
  );
