import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type DeleteQueryNode,
  type FromNode,
  IdentifierNode,
  type InsertQueryNode,
  type JoinNode,
  type Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
  type OperationNode,
  OperatorNode,
  ParensNode,
  PrimitiveValueListNode,
  type QueryId,
  RawNode,
  ReferenceNode,
  SelectAllNode,
  SelectionNode,
  SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  type UsingNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
} from "kysely";
import type { Schema, TenantSchema } from "./schema.ts";

const COLUMN = "tenant_id";

/** The statements that the scope knows how to narrow. */
const SCOPED = new Set(["SelectQueryNode", "InsertQueryNode", "UpdateQueryNode", "DeleteQueryNode"]);

/**
 * The only way to the tables of tenants (`TenantSchema`): a query builder that knows them alone, and in which every
 * query reads, changes and removes rows of one tenant and adds rows to it, in joins and subqueries too. Refused with an
 * Error: SQL text in place of a query or a table, rows inserted from a query, and `using`. A condition may be SQL text;
 * it must not hold a query.
 * @param db the database, or the transaction that the caller opened.
 */
export function openTenant<Tables = TenantSchema>(db: Kysely<Schema>, tenantId: string): Kysely<Tables> {
  const scope = new TenantScope(tenantId);
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (!SCOPED.has(node.kind)) throw new Error(`A tenant's rows are reached by plain queries, not by ${node.kind}`);
      return scope.transformNode(node, queryId);
    },
    transformResult: async ({ result }) => result,
  };
  // The one place where the tables of tenants become visible, and never without the scope.
  return (db as unknown as Kysely<Tables>).withPlugin(plugin);
}

class TenantScope extends OperationNodeTransformer {
  readonly #tenantId: string;

  constructor(tenantId: string) {
    super();
    this.#tenantId = tenantId;
  }

  protected override transformFrom(node: FromNode, queryId?: QueryId): FromNode {
    const from = super.transformFrom(node, queryId);
    return { ...from, froms: from.froms.map((table) => this.#rowsOf(table)) };
  }

  protected override transformJoin(node: JoinNode, queryId?: QueryId): JoinNode {
    const join = super.transformJoin(node, queryId);
    return { ...join, table: this.#rowsOf(join.table) };
  }

  protected override transformUsing(_node: UsingNode): UsingNode {
    throw new Error("A tenant's rows are removed by a condition, not with `using`");
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    const update = super.transformUpdateQuery(node, queryId);
    return { ...update, where: this.#and(update.where, update.table) };
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId?: QueryId): DeleteQueryNode {
    // The table that rows are removed from has to stay a table.
    const rest = super.transformDeleteQuery({ ...node, from: { ...node.from, froms: [] } }, queryId);
    return { ...rest, from: node.from, where: this.#and(rest.where, node.from.froms[0]) };
  }

  protected override transformInsertQuery(node: InsertQueryNode, queryId?: QueryId): InsertQueryNode {
    const { columns = [], values, onConflict, into, ...rest } = super.transformInsertQuery(node, queryId);
    if (!values || !ValuesNode.is(values)) throw new Error("Rows are added to a tenant by their values");
    const tenantId = this.#tenantId;
    const owned = values.values.map((row) =>
      ValueListNode.is(row)
        ? ValueListNode.create([...row.values, ValueNode.create(tenantId)])
        : PrimitiveValueListNode.create([...row.values, tenantId]),
    );
    const ownConflict = onConflict?.updates && { ...onConflict, updateWhere: this.#and(onConflict.updateWhere, into) };
    return {
      ...rest,
      ...(into && { into }),
      columns: [...columns, ColumnNode.create(COLUMN)],
      values: ValuesNode.create(owned),
      ...(onConflict && { onConflict: ownConflict ?? onConflict }),
    };
  }

  /** The tenant's rows of a table, under the name that the query gives it. */
  #rowsOf(node: OperationNode): OperationNode {
    const table = AliasNode.is(node) ? node.node : node;
    if (RawNode.is(table)) throw new Error("A tenant's query names its tables: no SQL text in their place");
    if (!TableNode.is(table)) return node;
    const everything = [SelectionNode.create(SelectAllNode.create())];
    const rows = SelectQueryNode.cloneWithSelections(SelectQueryNode.createFrom([table]), everything);
    const ownRows: SelectQueryNode = { ...rows, where: WhereNode.create(this.#isOwn(table)) };
    return AliasNode.create(ParensNode.create(ownRows), AliasNode.is(node) ? node.alias : table.table.identifier);
  }

  #and(where: WhereNode | undefined, target: OperationNode | undefined): WhereNode {
    const own = this.#isOwn(target);
    return WhereNode.create(where ? AndNode.create(ParensNode.create(where.where), own) : own);
  }

  #isOwn(target: OperationNode | undefined): OperationNode {
    const table = target && AliasNode.is(target) ? tableCalled(target.alias) : target;
    if (!table || !TableNode.is(table)) throw new Error("A tenant's query changes one table");
    const column = ReferenceNode.create(ColumnNode.create(COLUMN), table);
    return BinaryOperationNode.create(column, OperatorNode.create("="), ValueNode.create(this.#tenantId));
  }
}

function tableCalled(alias: OperationNode): TableNode {
  if (!IdentifierNode.is(alias)) throw new Error("A table's alias must be an identifier");
  return TableNode.create(alias.name);
}
