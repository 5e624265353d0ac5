/* The asynchronous boundary that federation needs: shared modules are negotiated before the first of them is used. */
import '@wayfare/ui-styles';
import { watchChunkFailures } from './chunk-reload';

watchChunkFailures();
void import(/* webpackChunkName: "bootstrap" */ './bootstrap');
