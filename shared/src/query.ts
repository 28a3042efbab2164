// The federated singleton `shared/query`: the cache of server lists. The shell loads it only when a page asks for it.
export { shopApi } from './store/shopApi';
