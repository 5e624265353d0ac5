export { bucketOf, saltOf } from './buckets';
export { WHOLE } from './whole';
